import { installEngines } from '../../../../scripts/stack/engines.ts';

/** Installs the engines that this machine does not have, before the first test. */
export default installEngines;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/stack/settings.ts';
import type { ComponentSize } from './components.ts';

/** The largest size of each part after gzip, in bytes. */
export interface Budgets {
  readonly storefront: {
    readonly homeJavaScript: number;
    readonly furtherJavaScriptPerRoute: number;
    readonly allCss: number;
    readonly fonts: number;
  };
  readonly counter: {
    readonly boardJavaScript: number;
    readonly javaScriptPerRoute: number;
  };
  readonly components: Readonly<Record<string, ComponentSize>>;
}

/** The file that holds the budgets. */
export const budgetsFile = join(root, 'docs/size-budgets.json');

/** Reads the budgets. */
export const readBudgets = () => JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;

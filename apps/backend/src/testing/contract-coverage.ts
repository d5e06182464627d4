import type { TestProject } from 'vitest/node';
import { declaredAnswers, seenAnswers } from './seen-answers.ts';

/** Ends a whole run: fails it when an answer that the contract declares was given to no test. */
export async function checkContractCoverage(project: TestProject, folder: string): Promise<void> {
  if (!(await hasRunWholly(project))) return;
  const seen = seenAnswers(folder);
  const declared = declaredAnswers();
  const missing = declared.filter((name) => !seen.has(name));
  if (missing.length === 0) {
    console.log(`All ${declared.length} answers, codes and blockers of the contract were seen.`);
    return;
  }
  throw new Error(
    `No test was given these of the ${declared.length} answers, codes and blockers that the contract declares. ` +
      `Write the test, or take the answer out of the contract where it can never be given:\n${missing.join('\n')}`,
  );
}

/** Whether every test of every file has run and passed: else answers may be missing for that reason alone. */
async function hasRunWholly(project: TestProject): Promise<boolean> {
  const { testFiles } = await project.globTestFiles();
  const modules = project.vitest.state.getTestModules().filter((module) => module.project === project);
  const isFiltered = project.vitest.config.testNamePattern !== undefined;
  return !isFiltered && modules.length === testFiles.length && modules.every((module) => module.ok());
}

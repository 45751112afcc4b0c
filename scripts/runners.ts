import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

type Variables = Record<string, string>;

/** What is read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages: string[] | null;
    }[];
  }[];
}

/** An error in a Vitest run that belongs to no test: an unhandled rejection or a dead worker. */
export interface UnhandledError {
  message: string;
  stack?: string;
  VITEST_TEST_NAME?: string;
  VITEST_TEST_PATH?: string;
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
}

export interface PlaywrightSuite {
  file: string;
  title: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
}

/** How a test runner ended, with its report; undefined when the report is missing or unreadable. */
interface Ended<Report> {
  succeeded: boolean;
  report: Partial<Report>;
}

/**
 * Runs a command and waits for it to end.
 * @param output a file for the command's output, instead of this terminal.
 * @param place the working folder, if it differs from the current one.
 * @returns whether the command succeeded.
 */
export function run(
  command: string,
  args: readonly string[],
  variables: Variables = {},
  output?: string,
  place?: string,
): Promise<boolean> {
  return new Promise((resolve) => {
    const file = output === undefined ? 'inherit' : openSync(output, 'w');
    const child = spawn(command, args, {
      cwd: place,
      stdio: ['inherit', file, file],
      env: { ...process.env, ...variables },
    });
    if (typeof file === 'number') closeSync(file);
    const end = () => child.kill();
    process.once('SIGTERM', end);
    child.on('error', () => resolve(false));
    child.on('exit', (code) => {
      process.off('SIGTERM', end);
      resolve(code === 0);
    });
  });
}

/** @param report the file that it writes. @param asked projects, files and other words of its command line. */
export async function vitest(
  report: string,
  asked: readonly string[],
  variables: Variables = {},
): Promise<Ended<VitestReport> & { unhandled: UnhandledError[] }> {
  const reporters = ['default', 'json', './scripts/unhandled-errors.ts'].map((each) => `--reporter=${each}`);
  const unhandled = report.replace(/\.json$/, '.unhandled.json');
  const succeeded = await run('vitest', ['run', ...reporters, `--outputFile.json=${report}`, ...asked], {
    ...variables,
    UNHANDLED_ERRORS: unhandled,
  });
  const { errors = [] } = readReport<{ errors: UnhandledError[] }>(unhandled);
  return { succeeded, report: readReport<VitestReport>(report), unhandled: errors };
}

/** @param report the file that it writes. @param files all of them when none is named. @param output as `run` has it. */
export async function playwright(
  report: string,
  files: readonly string[] = [],
  output?: string,
): Promise<Ended<PlaywrightReport>> {
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...files];
  const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  return {
    succeeded: await run('playwright', args, variables, output),
    report: readReport<PlaywrightReport>(report),
  };
}

/** @returns nothing of a report that was not written, or cannot be read. */
export function readReport<Report>(file: string): Partial<Report> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Report>;
  } catch {
    return {};
  }
}

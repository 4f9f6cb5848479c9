/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ status: string, assertionResults: readonly { status: string }[] }} FileReport */
/** @typedef {{ success: boolean, testResults: readonly FileReport[] }} Report what vitest's json reporter writes */

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export const total = (counts) =>
  counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });

/**
 * Counts a file. A file that could not be loaded has no assertions, and counts as one failed test.
 * @param {FileReport} file
 * @returns {Counts}
 */
const countFile = ({ status, assertionResults }) => {
  const passed = assertionResults.filter((one) => one.status === 'passed').length;
  const failed = assertionResults.filter((one) => one.status === 'failed').length;
  return { passed, failed: status === 'failed' ? Math.max(failed, 1) : failed };
};

/**
 * Counts a report. A run that failed outside its tests (an unhandled error) counts as one failed test.
 * @param {Report} report
 * @returns {Counts}
 */
export const countReport = ({ success, testResults }) => {
  const counts = total(testResults.map(countFile));
  return { ...counts, failed: success ? counts.failed : Math.max(counts.failed, 1) };
};

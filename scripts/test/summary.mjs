/**
 * Prints each failure again, where a log that keeps only its end still has it, and the seconds of each lane;
 * then `N passed, N failed`. Sets exit code 1 if one failed.
 */
export function summarize(results) {
  for (const { failures = [] } of results)
    for (const { name, message } of failures) console.log(`\n✗ ${name}\n${message.replace(/^/gm, '    ')}`);
  console.log('');
  for (const { name, passed, failed, seconds } of results)
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}: ${passed} passed, ${failed} failed`);
  const sum = (count) => results.reduce((total, result) => total + result[count], 0);
  const failed = sum('failed');
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
}

/** The text that was copied from a spreadsheet, as a file: cells between tabs, rows between lines. Undefined: no table. */
export function pastedFile(text: string, name: string): File | undefined {
  // One word in the clipboard is not meant for an import.
  return /[\t\n;]/.test(text.trim())
    ? new File([text], `${name}.tsv`, { type: 'text/tab-separated-values' })
    : undefined;
}

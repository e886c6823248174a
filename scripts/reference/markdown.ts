/** Formats a table; escapes bars in cells. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

export const code = (text: string): string => `\`${text}\``;

export const fenced = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``;

export const page = (title: string, ...parts: readonly string[]): string =>
  `${[`# ${title}`, '<!-- Written by `npm run docs:reference`. -->', ...parts].join('\n\n')}\n`;

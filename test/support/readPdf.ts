import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export async function pdfTexts(content: Buffer): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(content), isEvalSupported: false, useWasm: false, verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    pages.push(text.replace(/\s+/g, ' '));
  }
  await task.destroy();
  return pages;
}

/** Encodes a text as a PDF hex string in Latin-1; other characters become question marks. */
const hexOf = (text: string): string =>
  `<${[...text.replaceAll('’', "'")].map((one) => (one.charCodeAt(0) < 256 ? one.charCodeAt(0) : 63).toString(16).padStart(2, '0')).join('')}>`;

/** Creates a PDF with one A4 page of title and text lines (ISO 32000-1). */
export function onePagePdf(title: string, lines: readonly string[]): Buffer {
  const texts = [`BT /F1 20 Tf 60 770 Td ${hexOf(title)} Tj ET`].concat(
    lines.map((line, index) => `BT /F1 11 Tf 60 ${730 - index * 18} Td ${hexOf(line)} Tj ET`),
  );
  const content = texts.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

/** Pixels per letter if measuring is unavailable. */
const LETTER = 7.5;

let pen: OffscreenCanvasRenderingContext2D | null | undefined;

function penOf(font: string): OffscreenCanvasRenderingContext2D | null {
  if (pen === undefined)
    pen = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (pen) pen.font = font;
  return pen;
}

/** Pixels of the widest text in a font; 0 if empty. */
export function widestText(texts: Iterable<string>, font: string): number {
  const measured = penOf(font);
  let widest = 0;
  for (const text of texts) widest = Math.max(widest, measured?.measureText(text).width ?? text.length * LETTER);
  return Math.ceil(widest);
}

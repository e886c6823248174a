import { saveFile } from '../../fields/shared/files/saveFile';

/** CSS properties to inline, because the exported image has no style sheets. */
const LOOK = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
] as const;

function copyLook(from: Element, to: Element): void {
  const style = getComputedStyle(from);
  to.setAttribute('style', LOOK.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';'));
  for (const [at, child] of [...from.children].entries()) {
    const copy = to.children[at];
    if (copy) copyLook(child, copy);
  }
}

const imageOf = (source: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image), { once: true });
    image.addEventListener('error', () => reject(new Error('the drawing is no picture')), { once: true });
    image.src = source;
  });

const EDGE = 24;
const HEADING = 34;
/** Pixel ratio, for print quality. */
const SCALE = 2;

/** Texts and colours of the HTML legend. */
const legendOf = (place: Element): readonly { readonly text: string; readonly colour: string }[] =>
  [...place.querySelectorAll('.MuiChartsLegend-series')].map((one) => {
    const mark = one.querySelector('.MuiChartsLabelMark-fill');
    const colour = mark ? getComputedStyle(mark).fill : '';
    return { text: one.textContent ?? '', colour };
  });

export async function savePicture(place: HTMLElement, title: string): Promise<void> {
  const svg = [...place.querySelectorAll('svg')].sort((a, b) => b.clientWidth - a.clientWidth)[0];
  if (!svg) return;
  const { width, height } = svg.getBoundingClientRect();
  const copy = svg.cloneNode(true) as SVGElement;
  copyLook(svg, copy);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = await imageOf(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(copy.outerHTML)}`);
  const legend = legendOf(place);
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * EDGE) * SCALE;
  canvas.height = (height + HEADING + legend.length * 20 + 2 * EDGE) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return;
  const { backgroundColor } = getComputedStyle(document.body);
  const { color, fontFamily } = getComputedStyle(place);
  context.scale(SCALE, SCALE);
  context.fillStyle = backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = color;
  context.font = `600 16px ${fontFamily}`;
  context.fillText(title, EDGE, EDGE + 12, width);
  context.drawImage(image, EDGE, EDGE + HEADING, width, height);
  context.font = `13px ${fontFamily}`;
  for (const [at, { text, colour }] of legend.entries()) {
    const top = EDGE + HEADING + height + at * 20 + 8;
    context.fillStyle = colour || color;
    context.fillRect(EDGE, top, 12, 12);
    context.fillStyle = color;
    context.fillText(text, EDGE + 20, top + 11, width - 20);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob) saveFile(blob, `${title}.png`);
}

/** How a page looks: the chosen template, or plain. Images are data addresses. */
export interface PageLook {
  /** `#rrggbb`. */
  readonly mainColour: string;
  readonly secondColour: string;
  readonly mainImage?: string;
  readonly secondImage?: string;
}

/** A page without a template: the colours that a new one has. */
export const PLAIN: PageLook = { mainColour: '#1e5a8a', secondColour: '#e8f1f8' };

/** The relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white: what can be read on a colour. */
export const inkOn = (colour: string): string => (luminance(colour) > 0.179 ? '#000000' : '#ffffff');

/** Points of A4, lying: what stands beside the margins. */
export const PAGE = { left: 28, top: 86, right: 28, bottom: 34, width: 841.89 - 56 } as const;

/** The look of a page. Images are data URLs. */
export interface PageLook {
  /** `#rrggbb` */
  readonly mainColour: string;
  readonly secondColour: string;
  readonly mainImage?: string;
  readonly secondImage?: string;
}

/** The look without a template: the default colours of a new one. */
export const PLAIN: PageLook = { mainColour: '#1e5a8a', secondColour: '#e8f1f8' };

/** The relative luminance of `#rrggbb`, from 0 to 1 (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns black or white, whichever is readable on the colour. */
export const inkOn = (colour: string): string => (luminance(colour) > 0.179 ? '#000000' : '#ffffff');

/** Margins and inner width of A4 landscape, in points. */
export const PAGE = { left: 28, top: 86, right: 28, bottom: 34, width: 841.89 - 56 } as const;

import { cutText } from '../../../../../src/resources/common/cutText';
import type { Content } from 'pdfmake/interfaces';
import { PAGE, type PageLook } from './look';

export interface PageTitles {
  readonly title: string;
  readonly company: string;
  readonly period: string;
}

/** Maximum size of an image in points. */
const IMAGE = { width: 150, height: 46 } as const;

const place = (image: string | undefined, name: string, alignment: 'left' | 'right'): Content & { width: number } => ({
  width: IMAGE.width,
  ...(image === undefined
    ? { text: '' }
    : { image: name, fit: [IMAGE.width, IMAGE.height] as [number, number], alignment }),
});

/** The header: main image on the left, titles in the middle, second image on the right. */
export const pageHeader = ({ title, company, period }: PageTitles, look: PageLook): Content => ({
  margin: [PAGE.left, 20, PAGE.right, 0],
  stack: [
    {
      columns: [
        place(look.mainImage, 'main', 'left'),
        {
          width: '*',
          alignment: 'center',
          stack: [
            { text: cutText(title, 70), style: 'title' },
            ...(company === '' ? [] : [{ text: cutText(company, 80), style: 'company' }]),
            { text: period, style: 'period' },
          ],
        },
        place(look.secondImage, 'second', 'right'),
      ],
      columnGap: 12,
      // A fixed height, so that the line below does not move with the images.
      height: IMAGE.height,
    } as Content,
  ],
});

/** The line below the header, at the same position on every page. */
export const headerLine = (look: PageLook): Content => ({
  canvas: [
    {
      type: 'line',
      x1: PAGE.left,
      y1: 76,
      x2: PAGE.left + PAGE.width,
      y2: 76,
      lineWidth: 2,
      lineColor: look.mainColour,
    },
  ],
});

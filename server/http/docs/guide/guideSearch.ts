import { foldText } from '../../../../src/resources/common/foldText';
import { anchorOf } from './markdown';
import type { Guide } from './guideFiles';

/** A part of a page that was found. */
export interface GuideMatch {
  readonly page: string;
  readonly heading: string;
  readonly anchor: string;
  readonly excerpt: string;
}

interface Section extends Omit<GuideMatch, 'excerpt'> {
  readonly text: string;
}

/** The parts of a page, each below its heading; what a block of code begins with a hash is no heading. */
function sectionsOf(page: string, markdown: string): readonly Section[] {
  const sections: Section[] = [];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    const heading = isCode ? undefined : /^#{1,6} (.+)$/.exec(line)?.[1];
    if (heading !== undefined)
      sections.push({ page, heading: heading.replaceAll('`', ''), anchor: anchorOf(heading), text: '' });
    const last = sections.pop();
    if (last) sections.push(heading === undefined ? { ...last, text: `${last.text}${line}\n` } : last);
  }
  return sections;
}

const MOST = 40;
const BEFORE = 60;
const LENGTH = 200;

/** Some text around the first word that was found, without marks. */
function excerptOf(text: string, word: string): string {
  const plain = text
    .replace(/[`*|]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const start = Math.max(0, foldText(plain).indexOf(word) - BEFORE);
  return `${start > 0 ? '… ' : ''}${plain.slice(start, start + LENGTH).trim()}${plain.length > start + LENGTH ? ' …' : ''}`;
}

/** The parts of the guide that have every word, those with all of them in the heading first. */
export function searchGuide(guide: Guide, typed: string): readonly GuideMatch[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  const has = (text: string) => words.every((word) => foldText(text).includes(word));
  const found = [...guide].flatMap(([page, markdown]) => sectionsOf(page, markdown));
  const inHeading = found.filter(({ heading }) => has(heading));
  const inText = found.filter(({ heading, text }) => !has(heading) && has(`${heading} ${text}`));
  return [...inHeading, ...inText]
    .slice(0, MOST)
    .map(({ text, ...section }) => ({ ...section, excerpt: excerptOf(text, first) }));
}

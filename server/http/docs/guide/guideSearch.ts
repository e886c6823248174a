import { foldText } from '../../../../src/resources/common/foldText';
import { anchorOf } from './markdown';
import type { Guide } from './guideFiles';

export interface GuideMatch {
  readonly page: string;
  readonly heading: string;
  readonly anchor: string;
  readonly excerpt: string;
}

interface Section extends Omit<GuideMatch, 'excerpt'> {
  readonly text: string;
}

/** Splits a page at its headings; a line with a hash inside a code block is not a heading. */
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

function excerptOf(text: string, word: string): string {
  const plain = text
    .replace(/[`*|]|-{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const start = Math.max(0, foldText(plain).indexOf(word) - BEFORE);
  return `${start > 0 ? '… ' : ''}${plain.slice(start, start + LENGTH).trim()}${plain.length > start + LENGTH ? ' …' : ''}`;
}

/** With `isBeginning`, matches only at the start of a word: “sequence” is not found in “consequences”. */
const hasAll = (text: string, words: readonly string[], isBeginning: boolean): boolean => {
  const folded = foldText(text);
  return words.every((word) =>
    isBeginning
      ? folded.split(word).some((before, at, parts) => at < parts.length - 1 && !/[a-z0-9]$/.test(before))
      : folded.includes(word),
  );
};

/** Ranks a section, 0 being best; undefined if a word is missing. */
function rankOf({ page, heading, text }: Section, words: readonly string[]): number | undefined {
  const whole = `${heading} ${text}`;
  const rank = [hasAll(heading, words, true), hasAll(whole, words, true), hasAll(heading, words, false)].indexOf(true);
  if (rank < 0 && !hasAll(whole, words, false)) return undefined;
  // Pages on how to declare something rank before the decisions that explain why.
  return (rank < 0 ? 3 : rank) + (page.startsWith('decisions/') ? 0.5 : 0);
}

/** Finds the sections that contain every word; matches in headings and at word starts come first. */
export function searchGuide(guide: Guide, typed: string): readonly GuideMatch[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return [];
  return [...guide]
    .flatMap(([page, markdown]) => sectionsOf(page, markdown))
    .flatMap((section) => {
      const rank = rankOf(section, words);
      return rank === undefined ? [] : [{ section, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .slice(0, MOST)
    .map(({ section: { text, ...section } }) => ({ ...section, excerpt: excerptOf(text, first) }));
}

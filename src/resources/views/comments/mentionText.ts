import type { MentionedPerson } from '../../protocol/comments';

/** The mention before the caret: index of its `@`, and the text after it so far. */
export interface TypedMention {
  readonly from: number;
  readonly typed: string;
}

/** An `@` after a space or parenthesis, followed by up to two words. */
const TYPED = /(^|[\s(])@([\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+)?)$/u;

/** The mention that is being typed before the caret; undefined if there is no such mention. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  const found = TYPED.exec(text.slice(0, caret));
  if (!found) return undefined;
  const [, , typed = ''] = found;
  return { from: caret - typed.length - 1, typed };
}

/** Replaces the typed part by the full name, and returns the caret after it. */
export function insertMention(text: string, { from, typed }: TypedMention, name: string) {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + 1 + typed.length).replace(/^ /, ''), caret: before.length };
}

/** The people whose names follow an `@` in the text. */
export const mentionedIn = (text: string, people: readonly MentionedPerson[]): readonly MentionedPerson[] =>
  people.filter(({ nom }) => nom !== '' && text.includes(`@${nom}`));

export interface TextPart {
  readonly text: string;
  readonly isName: boolean;
}

/** Splits a text so that mentions can be highlighted. The joined parts equal the text. */
export function splitMentions(text: string, people: readonly MentionedPerson[]): readonly TextPart[] {
  // Longest first: one name can be the beginning of another.
  const names = mentionedIn(text, people)
    .map(({ nom }) => `@${nom}`)
    .sort((a, b) => b.length - a.length);
  const parts: TextPart[] = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const name = names.find((one) => text.startsWith(one, at));
    if (name === undefined) {
      plain += text.charAt(at);
      at += 1;
      continue;
    }
    if (plain) parts.push({ text: plain, isName: false });
    parts.push({ text: name, isName: true });
    plain = '';
    at += name.length;
  }
  return plain ? [...parts, { text: plain, isName: false }] : parts;
}

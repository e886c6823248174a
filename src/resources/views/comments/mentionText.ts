import type { MentionedPerson } from '../../protocol/comments';

/** A name that is being typed: where its `@` stands, and what follows that so far. */
export interface TypedMention {
  readonly from: number;
  readonly typed: string;
}

/** An `@` behind a space, and up to two words behind it. */
const TYPED = /(^|[\s(])@([\p{L}\p{M}'’-]*(?: [\p{L}\p{M}'’-]+)?)$/u;

/** The name that is being typed in front of the caret; undefined where none is. */
export function mentionAt(text: string, caret: number): TypedMention | undefined {
  const found = TYPED.exec(text.slice(0, caret));
  if (!found) return undefined;
  const [, , typed = ''] = found;
  return { from: caret - typed.length - 1, typed };
}

/** Puts a person's name in the place of what was typed of it, with the caret behind it. */
export function insertMention(text: string, { from, typed }: TypedMention, name: string) {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + 1 + typed.length).replace(/^ /, ''), caret: before.length };
}

/** Those of the people whose name stands in a text behind an `@`. */
export const mentionedIn = (text: string, people: readonly MentionedPerson[]): readonly MentionedPerson[] =>
  people.filter(({ nom }) => nom !== '' && text.includes(`@${nom}`));

export interface TextPart {
  readonly text: string;
  readonly isName: boolean;
}

/** A text in parts, so that the names in it stand out. Joined, the parts are the text. */
export function splitMentions(text: string, people: readonly MentionedPerson[]): readonly TextPart[] {
  // The longest first: a name can begin another one.
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

export const COMMENTS_CALL = 'comments';

/** URL hash that opens the comments beside the record. */
export const COMMENTS_ANCHOR = '#commentaires';

/** Maximum characters of a comment. */
export const MAX_COMMENT = 4000;

export interface MentionedPerson {
  readonly id: number;
  readonly nom: string;
}

export interface CommentEntry {
  readonly id: number;
  readonly texte: string;
  readonly auteurNom: string;
  readonly ecritLe: string;
  /** Time of the last edit; null if never edited. */
  readonly modifieLe: string | null;
  readonly mentions: readonly MentionedPerson[];
  /** True for the author. */
  readonly canEdit: boolean;
  /** True for the author, and for people who may delete the record. */
  readonly canDelete: boolean;
}

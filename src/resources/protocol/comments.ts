/** Where comments are read and written (extension `comments`). */
export const COMMENTS_CALL = 'comments';

/** Opens them beside their record, at the end of its address. */
export const COMMENTS_ANCHOR = '#commentaires';

/** The longest comment. */
export const MAX_COMMENT = 4000;

/** A person whom a comment names. */
export interface MentionedPerson {
  readonly id: number;
  readonly nom: string;
}

/** What a colleague said of a record. */
export interface CommentEntry {
  readonly id: number;
  readonly texte: string;
  readonly auteurNom: string;
  /** ISO 8601. */
  readonly ecritLe: string;
  /** When its author changed it last; null where it is as it was written. */
  readonly modifieLe: string | null;
  readonly mentions: readonly MentionedPerson[];
  /** The reader wrote it. */
  readonly canEdit: boolean;
  /** The reader wrote it, or may delete the record. */
  readonly canDelete: boolean;
}

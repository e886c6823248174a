/** Which resources of the portal are what the generator itself works with. */
export const ROLES = {
  /** The people who have accounts: authors, owners, participants, receivers of mails. */
  people: 'Utilisateurs',
  /** What gives rights, and whom notices are addressed to. */
  functions: 'Fonctions',
  /** Those with whom views are shared. */
  groups: 'Groupes',
  /** Who is in a group; each row points at a person. */
  groupMembers: 'Groupes/{groupeId}/membres',
  /** What each person set for themselves: a name and a value. */
  preferences: 'preferencesUtilisateur',
  /** Who sees the product as another person, until when. */
  viewsAs: 'ConsultationsComme',
  /** What administrators set for all: a name and a value. */
  settings: 'parametres',
  /** Named filters, orders and columns of lists. */
  savedViews: 'Vues',
  /** What people say of records, and whom they name there. */
  comments: 'Commentaires',
  mentions: 'MentionsCommentaires',
} as const;

import { ROLES } from '../schemas/roles';

/** The resources that the generator itself works with, by what they are to it; the portal says which they are. */
export const { people: PEOPLE, functions: FUNCTIONS, groups: GROUPS, groupMembers: GROUP_MEMBERS } = ROLES;
export const { preferences: PREFERENCES, savedViews: SAVED_VIEWS, settings: SETTINGS, viewsAs: VIEWS_AS } = ROLES;
export const { comments: COMMENTS, mentions: MENTIONS } = ROLES;

import { ROLES } from '../schemas/roles';

/** Resources that the generator itself uses, by role; the portal assigns them. */
export const { people: PEOPLE, functions: FUNCTIONS, groups: GROUPS, groupMembers: GROUP_MEMBERS } = ROLES;
export const { preferences: PREFERENCES, savedViews: SAVED_VIEWS, settings: SETTINGS, viewsAs: VIEWS_AS } = ROLES;
export const { comments: COMMENTS, mentions: MENTIONS } = ROLES;

import type { Skin } from '../theme/tokens';

/** Percent of the type's colour in a slot: as much as leaves its text legible on any colour. */
export const SLOT_TINT: Readonly<Record<Skin, number>> = { light: 26, dark: 32 };

/** What a slot looks like in the team's plan, the calendars and the agenda, as CSS variables around each of them. */
export const slotLook = (skin: Skin) => ({
  '--slot-tint': `${SLOT_TINT[skin]}%`,
  '--slot-bar': '3px',
  '--slot-radius': '4px',
});

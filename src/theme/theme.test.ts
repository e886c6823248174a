import type {} from '@mui/x-date-pickers/themeAugmentation';
import { expect, it } from 'vitest';
import { labelsAboveStyles } from './components/labelsAbove';
import { listTableStyles } from './components/listTable';
import { plainElementStyles } from './components/plainElements';
import { createAppTheme } from './theme';
import { colors } from './tokens';

it('the theme contains status colours, skin and language', () => {
  const theme = createAppTheme({ skin: 'dark', language: 'de' });
  expect(theme.palette.mode).toBe('dark');
  expect(theme.palette.danger.main).toBe(colors.dark.tones.danger.main);
  expect(theme.palette.customPurple.onSoft).toBe(colors.dark.tones.customPurple.onSoft);
  expect(theme.spacing(1.5)).toBe('12px');
  expect(theme.components?.MuiTablePagination?.defaultProps).toHaveProperty('labelRowsPerPage', 'Zeilen pro Seite:');
  expect(theme.components?.MuiTablePagination?.styleOverrides).toBeDefined();
});

it('what floats over rows has another colour than they, also in the dark', () => {
  const theme = createAppTheme({ skin: 'dark', language: 'fr' });
  const { raised, surface } = colors.dark;
  expect(raised).not.toBe(surface);
  const variants = theme.components?.MuiPaper?.variants ?? [];
  expect(variants.map(({ props }) => props)).toEqual([{ elevation: 6 }, { elevation: 8 }]);
  for (const { style } of variants)
    expect((style as (given: object) => object)({ theme })).toMatchObject({ backgroundColor: raised });
  const actions = listTableStyles(theme)['.data-table[data-floating] tbody .row-actions > div'];
  expect(actions).toMatchObject({ backgroundColor: raised });
  const fade = listTableStyles(theme)['.data-table[data-floating] tbody .row-actions > div::before'];
  expect(fade).toMatchObject({ background: `linear-gradient(to right, transparent, ${colors.dark.sunken})` });
  // The fade of a selected row ends in its own colour.
  const ofSelected = '.data-table[data-floating] tbody .is-selected .row-actions > div::before';
  expect(listTableStyles(theme)[ofSelected]).toMatchObject({
    background: `linear-gradient(to right, transparent, ${colors.dark.selected})`,
  });
});

it('the mark of a required field has one colour, in labels of MUI and in ours', () => {
  const theme = createAppTheme({ skin: 'light', language: 'fr' });
  const { error } = theme.palette;
  expect(labelsAboveStyles(theme)['.required-mark']).toEqual({ color: error.main });
  const ofLabel = theme.components?.MuiInputLabel?.styleOverrides?.asterisk as (given: object) => object;
  expect(ofLabel({ theme })).toEqual({ color: error.main });
});

it('columns that go on below the actions are shaded, more in the dark', () => {
  const shadeOf = (skin: 'light' | 'dark') =>
    listTableStyles(createAppTheme({ skin, language: 'fr' }))[
      '.table-frame[data-more] :is(.row-actions, .actions-head)'
    ];
  expect(shadeOf('light')).toMatchObject({ boxShadow: expect.stringContaining('/ 0.35)') as string });
  expect(shadeOf('dark')).toMatchObject({ boxShadow: expect.stringContaining('/ 0.9)') as string });
});

it('animations stop for reduced motion', () => {
  const { transitions } = createAppTheme({ skin: 'light', language: 'fr', isStill: true });
  expect(transitions.create(['opacity', 'transform'], { duration: 200 })).toBe('none');
  expect(new Set(Object.values(transitions.duration))).toEqual(new Set([0]));
  expect(transitions.getAutoHeightDuration(400)).toBe(0);
});

it.each([
  [true, 24],
  [false, 16],
])('popovers end where the content does (wide window: %s)', (isWide, distance) => {
  const { components } = createAppTheme({ skin: 'light', language: 'fr', isWide });
  expect(components?.MuiPopover?.defaultProps).toMatchObject({ marginThreshold: distance });
});

it('what waits is drawn without the colour of errors', () => {
  const theme = createAppTheme({ skin: 'light', language: 'fr' });
  const styles = JSON.stringify(plainElementStyles(theme)['.count']);
  expect(styles).not.toContain(theme.palette.error.main);
  expect(JSON.stringify(plainElementStyles(theme)['.count-in-line'])).not.toContain(theme.palette.error.soft);
});

it('a selected chip keeps its colour on hover, which its text needs', () => {
  const theme = createAppTheme({ skin: 'light', language: 'fr' });
  const filled = theme.components?.MuiChip?.styleOverrides?.filled as (
    given: object,
  ) => Record<string, unknown> & { readonly backgroundColor: string };
  const style = filled({ theme, ownerState: { color: 'error' } });
  expect(style['&:hover, &.Mui-focusVisible']).toMatchObject({ backgroundColor: style.backgroundColor });
});

it('the buttons of an alert go below its text on a telephone', () => {
  const styles = createAppTheme({ skin: 'light', language: 'fr' }).components?.MuiAlert?.styleOverrides;
  expect(styles?.root).toMatchObject({ '@media (max-width:599.95px)': { flexWrap: 'wrap' } });
  expect(styles?.message).toMatchObject({ '@media (max-width:599.95px)': { flex: '1 1 160px' } });
});

it('buttons inherit the font, which browsers do not do', () => {
  const theme = createAppTheme({ skin: 'light', language: 'fr' });
  const root = theme.components?.MuiButtonBase?.styleOverrides?.root as (given: object) => object;
  expect(root({ theme })).toMatchObject({ fontFamily: 'inherit' });
});

it('the ring of an entry lies within its menu, which would cut it', () => {
  const styles = createAppTheme({ skin: 'light', language: 'fr' }).components?.MuiMenuItem?.styleOverrides;
  expect(styles?.root).toMatchObject({ '&.Mui-focusVisible': { outlineOffset: -2 } });
});

it('selected and hovered rows have their own colour', () => {
  const theme = createAppTheme({ skin: 'light', language: 'fr' });
  expect(listTableStyles(theme)).toMatchObject({
    '.data-table .row.is-selected': { backgroundColor: colors.light.selected },
    '.data-table .row:hover': { backgroundColor: colors.light.sunken },
    // The sticky cell of actions has the colour of its row.
    '.data-table tbody tr:is(:hover, .is-selected, :has(:focus-visible)) .row-actions.row-actions': {
      backgroundColor: 'inherit',
    },
    '.table-frame[data-wide] tbody tr:is(:hover, .is-selected, :has(:focus-visible)) :is(.row-choice, th)': {
      backgroundColor: 'inherit',
    },
  });
});

it.each([
  ['MuiPopover', 'root'],
  ['MuiAutocomplete', 'popper'],
  ['MuiPickerPopper', 'root'],
] as const)('the options of %s are above notifications', (component, slot) => {
  const theme = createAppTheme({ skin: 'light', language: 'fr' });
  const slots = theme.components?.[component]?.styleOverrides as Record<
    string,
    (given: object) => { readonly zIndex: number }
  >;
  expect(slots[slot]?.({ theme }).zIndex).toBeGreaterThan(theme.zIndex.snackbar);
});

it.each(['light', 'dark'] as const)('the track of an off switch is a strong outline (%s)', (skin) => {
  const theme = createAppTheme({ skin, language: 'fr' });
  const track = theme.components?.MuiSwitch?.styleOverrides?.track as (given: object) => object;
  expect(track({ theme })).toMatchObject({ opacity: 1, backgroundColor: colors[skin].borderStrong });
});

it('only states that ask for attention are tinted, and each has a dot of its colour', () => {
  const styles = plainElementStyles(createAppTheme({ skin: 'light', language: 'fr' })) as Record<string, object>;
  expect(styles['.option[data-tone=success]']).toMatchObject({ backgroundColor: 'transparent' });
  expect(styles['.option[data-tone=danger]']).not.toMatchObject({ backgroundColor: 'transparent' });
  expect(styles['.option[data-tone=success]::before']).toMatchObject({
    backgroundColor: colors.light.tones.success.main,
  });
});

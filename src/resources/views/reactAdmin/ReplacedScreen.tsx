import { ThemeProvider, useTheme, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { Screen } from '../../language/resourceSchema';
import { resourceKey } from '../../registry/translationKeys';
import { Breadcrumb } from '../page/Breadcrumb';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { useScreen } from '../ScreenContext';

/** Id of the element into which react-admin's pages portal their title. */
const TITLE = 'react-admin-title';

/** React-admin's forms expect full-width pickers. */
const withWidePickers = (outer: Theme): Theme => ({
  ...outer,
  components: {
    ...outer.components,
    MuiAutocomplete: {
      ...outer.components?.MuiAutocomplete,
      defaultProps: { ...outer.components?.MuiAutocomplete?.defaultProps, fullWidth: true },
    },
  },
});

const CRUMBS: Readonly<Record<Screen, string | undefined>> = {
  list: undefined,
  create: 'screens.form.createCrumb',
  show: 'ra.action.show',
  edit: 'ra.action.edit',
};

interface FrameProps {
  readonly screen: Screen;
  readonly children: ReactNode;
}

function Frame({ screen, children }: FrameProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const crumb = CRUMBS[screen];
  const outer = useTheme();
  const theme = useMemo(() => withWidePickers(outer), [outer]);
  useDocumentTitle(translate(resourceKey(schema, 'name'), { smart_count: 2 }));
  return (
    <>
      <Breadcrumb crumb={crumb && translate(crumb)} />
      <Typography variant="h1" id={TITLE} tabIndex={-1} sx={{ outline: 'none', overflowWrap: 'anywhere' }} />
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </>
  );
}

export const replacedScreen = (Body: ComponentType<{ readonly id: string }>, screen: Screen) =>
  function ReplacedScreen({ id }: { readonly id: string }) {
    return (
      <Frame screen={screen}>
        <Body id={id} />
      </Frame>
    );
  };

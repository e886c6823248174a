import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { LinkBase, useTranslate } from 'ra-core';
import { type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { inLanguage } from '../../language/words';
import { resourceKey } from '../../registry/translationKeys';
import { SidePanel } from '../page/SidePanel';
import { useScreen } from '../ScreenContext';
import { HelpActions } from './HelpActions';
import { HelpFields } from './HelpFields';
import { HelpKeys } from './HelpKeys';
import { HelpRows } from './HelpRows';
import { useWhyAddress } from './WhyContext';
import { helpWords, type HelpWord } from './helpWords';

export interface HelpDrawerProps {
  readonly onClose: () => void;
}

export default function HelpDrawer({ onClose }: HelpDrawerProps) {
  const translate = useTranslate();
  const language = useReaderLanguage();
  const { schema } = useScreen();
  const { pathname } = useLocation();
  const why = useWhyAddress()(pathname);
  const isTouched = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const word = (name: HelpWord) => inLanguage(helpWords[name], language);
  const part = (name: HelpWord, content: ReactNode) => (
    <Box component="section" aria-label={word(name)} sx={{ mt: 2.5 }}>
      <Typography component="h3" variant="h4" sx={{ mb: 0.5 }}>
        {word(name)}
      </Typography>
      {content}
    </Box>
  );
  // First where there is a keyboard: below the fields they were a page away.
  const keys = part('keys', <HelpKeys pathname={pathname} />);
  return (
    <SidePanel title={translate(resourceKey(schema, 'name'), { smart_count: 2 })} isText onClose={onClose}>
      <Box sx={{ pb: 2 }}>
        {schema.help && <Typography>{inLanguage(schema.help, language)}</Typography>}
        {!isTouched && keys}
        {part(
          'mayDo',
          <>
            <HelpActions />
            {why !== undefined && (
              <Link component={LinkBase} to={why} variant="body2" onClick={onClose}>
                {word('why')}
              </Link>
            )}
          </>,
        )}
        {schema.rows && part('whichRows', <HelpRows />)}
        {part('fields', <HelpFields />)}
        {isTouched && keys}
      </Box>
    </SidePanel>
  );
}

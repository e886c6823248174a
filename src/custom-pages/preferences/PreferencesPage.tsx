import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import {
  PREFERENCE_NAMES,
  usePortalPreferences,
  type PreferenceName,
} from '../../layout/preferences/usePortalPreferences';
import { PageTitle } from '../../resources/views/page/PageTitle';
import { PreferenceChoices } from './PreferenceChoices';
import { usePreferenceWords } from './usePreferenceWords';

const OF_LISTS: readonly PreferenceName[] = ['densite', 'taillePage'];

const GROUPS = [
  { key: 'display', names: PREFERENCE_NAMES.filter((name) => !OF_LISTS.includes(name)) },
  { key: 'lists', names: OF_LISTS },
] as const;

/** `/preferences-utilisateur`: the portal's preferences; every choice applies and is stored at once. */
export default function PreferencesPage() {
  const translate = useTranslate();
  const choices = usePortalPreferences();
  const words = usePreferenceWords();
  return (
    <Box sx={{ maxWidth: 760 }}>
      <PageTitle title={translate('pages.preferences.title')} help={translate('pages.preferences.lead')} />
      {GROUPS.map(({ key, names }) => (
        <Paper
          component="section"
          variant="outlined"
          key={key}
          aria-labelledby={`preferences-${key}`}
          sx={{ p: 2.5, mb: 2 }}
        >
          <Typography id={`preferences-${key}`} variant="h2" sx={{ mb: 1 }}>
            {translate(`pages.preferences.${key}`)}
          </Typography>
          {names.map((name) => (
            <PreferenceChoices
              key={name}
              choice={choices[name]}
              label={words[name].label}
              nameOf={words[name].nameOf}
            />
          ))}
        </Paper>
      ))}
    </Box>
  );
}

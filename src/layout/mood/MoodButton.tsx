import MoodOutlined from '@mui/icons-material/MoodOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWords } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { dayOf } from '../../resources/language/moments';
import type { Mood } from '../../portal/moods';
import { Humeur } from '../../resources/schemas/opinions';
import { useCall } from '../../resources/views/useCall';
import { useViewAs } from '../viewAs/ViewAsContext';
import { BarButton } from '../bar/BarButton';
import { FACES } from './faces';
import { useWasOpened } from '../../resources/views/page/useWasOpened';

const OPTIONS = Humeur.fields.humeur.options;

/** Records the reader's mood of the day; a second choice replaces the first. */
export function MoodButton() {
  const translate = useTranslate();
  const inWords = useWords();
  const notify = useNotify();
  const call = useCall();
  const { viewed } = useViewAs();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const wasOpened = useWasOpened(anchor !== null);
  const { mutate, isPending } = useMutation({
    mutationFn: (humeur: Mood) => call(Humeur.name, { method: 'POST', body: { date: dayOf(new Date()), humeur } }),
    onSuccess: () => {
      notify('feedback.mood.stored', { type: 'success' });
    },
    onError: () => notify('feedback.mood.failed', { type: 'error' }),
  });
  // Moods are private: hide the button while viewing as another person.
  if (viewed) return null;
  const label = translate('feedback.mood.ask');
  return (
    <>
      <BarButton label={label} popup="menu" isOpen={anchor !== null} disabled={isPending} isSpare onPress={setAnchor}>
        <MoodOutlined fontSize="small" />
      </BarButton>
      {wasOpened && (
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {OPTIONS.map(({ value, label: words }) => {
            const Face = FACES[value];
            return (
              <MenuItem
                key={value}
                onClick={() => {
                  setAnchor(null);
                  mutate(value);
                }}
              >
                <ListItemIcon>
                  <Face fontSize="small" />
                </ListItemIcon>
                {inWords(words)}
              </MenuItem>
            );
          })}
        </Menu>
      )}
    </>
  );
}

import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import { useTranslate } from 'ra-core';
import type { MentionedPerson } from '../../protocol/comments';

interface MentionChoicesProps {
  readonly id: string;
  readonly people: readonly MentionedPerson[];
  readonly current: MentionedPerson;
  readonly onChoose: (person: MentionedPerson) => void;
}

/** Listbox of colleagues for the name being typed; the focus stays in the text. */
export function MentionChoices({ id, people, current, onChoose }: MentionChoicesProps) {
  const translate = useTranslate();
  return (
    <Paper elevation={8} sx={{ position: 'absolute', insetInline: 0, zIndex: 1, mt: 0.5 }}>
      <MenuList id={id} role="listbox" aria-label={translate('history.comments.people')} dense tabIndex={-1}>
        {people.map((person) => (
          <MenuItem
            key={person.id}
            id={`${id}-${person.id}`}
            role="option"
            tabIndex={-1}
            selected={person.id === current.id}
            aria-selected={person.id === current.id}
            // Keeps focus and caret in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(person)}
            sx={{ whiteSpace: 'normal' }}
          >
            {person.nom}
          </MenuItem>
        ))}
      </MenuList>
    </Paper>
  );
}

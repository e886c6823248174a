import ContactPageOutlined from '@mui/icons-material/ContactPageOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { emailParts } from '../../../resources/fields/email/emailParts';
import { displayedTelephone } from '../../../resources/fields/telephone/displayedTelephone';
import { pathOf } from '../../../resources/registry/paths';
import { Utilisateurs } from '../../../resources/schemas/utilisateurs';
import { Face } from '../../../resources/views/naming/Face';
import { nameOf, type DirectoryPerson } from './entry';

interface PersonCardProps {
  readonly entry: DirectoryPerson;
  /** One line, if there is room. */
  readonly isCompact: boolean;
  readonly onTeam: (id: number) => void;
  readonly onSave: (entry: DirectoryPerson) => void;
}

/** Aligns the common fields in columns, if there is room. */
const COLUMN = { minWidth: { md: '11em' } } as const;

/** The card's button stands in the corner, so that addresses below it have the whole width. */
const CORNER = { position: 'absolute', top: 8, insetInlineEnd: 8 } as const;
const BESIDE_BUTTON = { pr: 4 } as const;

const FACE = { card: 48, compact: 36 } as const;

/** A person of the directory: photo, functions, teams, structure and contact. */
export function PersonCard({ entry, isCompact, onTeam, onSave }: PersonCardProps) {
  const translate = useTranslate();
  const { fonctions, equipes, structure, emailProfessionnel, telephone } = entry;
  const name = nameOf(entry);
  // On a phone the compact list leaves out details, which the person's page has.
  const more = isCompact ? { xs: 'none', sm: 'block' } : 'block';
  const flex = isCompact ? { xs: 'none', sm: 'flex' } : 'flex';
  return (
    <Card
      component="li"
      variant="outlined"
      // `content-visibility`: off-screen cards are not rendered, so that 5,000 people are as fast as 50.
      sx={{
        listStyle: 'none',
        p: isCompact ? 1 : 1.5,
        display: 'flex',
        position: 'relative',
        gap: 1.5,
        minWidth: 0,
        breakInside: 'avoid',
        contentVisibility: 'auto',
        containIntrinsicSize: isCompact ? 'auto 54px' : 'auto 150px',
      }}
    >
      <Face
        schema={Utilisateurs}
        id={entry.id}
        name={name}
        photo={entry.photo}
        size={isCompact ? FACE.compact : FACE.card}
      />
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          overflowWrap: 'anywhere',
          ...(isCompact && { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }),
        }}
      >
        <Link
          component={RouterLink}
          to={pathOf(Utilisateurs, 'show', entry.id)}
          sx={{ fontWeight: 600, ...(isCompact ? { minWidth: '12em' } : BESIDE_BUTTON) }}
        >
          {name}
        </Link>
        {fonctions.length > 0 && (
          <Typography variant="body2" sx={isCompact ? COLUMN : BESIDE_BUTTON}>
            {fonctions.join(', ')}
          </Typography>
        )}
        {structure && (
          <Typography variant="body2" sx={{ color: 'text.secondary', display: more }}>
            {structure}
          </Typography>
        )}
        {equipes.length > 0 && (
          <Box sx={{ display: flex, flexWrap: 'wrap', gap: 0.5, my: isCompact ? 0 : 0.5 }}>
            {equipes.map(({ id, libelle, responsable }) => (
              <Chip
                key={id}
                size="small"
                variant={responsable ? 'filled' : 'outlined'}
                label={responsable ? translate('people.directory.leads', { team: libelle }) : libelle}
                onClick={() => onTeam(id)}
              />
            ))}
          </Box>
        )}
        {emailProfessionnel && (
          <Typography variant="body2" sx={{ display: more, textWrap: 'balance' }}>
            <Link href={`mailto:${emailProfessionnel}`} aria-label={emailProfessionnel}>
              {emailParts(emailProfessionnel)}
            </Link>
          </Typography>
        )}
        {telephone && (
          <Typography variant="body2">
            <Link href={`tel:${telephone}`}>{displayedTelephone(telephone)}</Link>
          </Typography>
        )}
      </Box>
      <IconButton
        size="small"
        sx={{ displayPrint: 'none', ...(isCompact ? { alignSelf: 'flex-start' } : CORNER) }}
        aria-label={translate('people.directory.saveOne', { name })}
        title={translate('people.directory.saveOne', { name })}
        onClick={() => onSave(entry)}
      >
        <ContactPageOutlined fontSize="small" />
      </IconButton>
    </Card>
  );
}

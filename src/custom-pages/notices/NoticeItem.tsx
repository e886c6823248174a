import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { PICTURES } from '../../resources/fields/icon/pictures';
import { optionOf } from '../../resources/fields/shared/options';
import { useWords } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { InformationsAdditionnelles } from '../../resources/schemas/notices';
import { DialogScreen } from '../../resources/views/dialogs/DialogScreen';
import { FieldCell } from '../../resources/views/page/FieldCell';
import { IconAction } from '../../resources/views/page/IconAction';
import type { Notice } from '../../layout/notices/notice';
import { useNoticeDialog } from '../../layout/notices/NoticeDialogProvider';
import { useNoticeKinds } from '../../layout/notices/useNotices';
import { LongMessage } from './LongMessage';
import { RemoveNotice } from './RemoveNotice';

const SCREEN = { schema: InformationsAdditionnelles, address: InformationsAdditionnelles.name, parents: {} };

const COLOURS = InformationsAdditionnelles.fields.couleur.options;

interface NoticeItemProps {
  readonly notice: Notice;
  /** The target, if the page does not show it. */
  readonly about?: ReactNode;
}

const toneOf = (colour: string): string => {
  const status = optionOf(colour, COLOURS)?.status ?? 'secondary';
  return status === 'danger' ? 'error' : status;
};

/** A notice: urgency, message, files, tags and actions. */
export function NoticeItem({ notice, about }: NoticeItemProps) {
  const translate = useTranslate();
  const inWords = useWords();
  const open = useNoticeDialog();
  const canEdit = useNoticeKinds('edit').includes(notice.cibleType);
  const canDelete = useNoticeKinds('delete').includes(notice.cibleType);
  const [isRemoving, setRemoving] = useState(false);
  const { titre, icone, couleur } = notice;
  const Picture = PICTURES[icone] ?? PICTURES.Codesandbox;
  const tone = toneOf(couleur);
  const colour = optionOf(couleur, COLOURS);
  const has = (value: readonly unknown[] | null | undefined) => (value?.length ?? 0) > 0;
  return (
    <Box
      component="li"
      sx={{
        listStyle: 'none',
        display: 'flex',
        gap: 1.5,
        p: 1.25,
        bgcolor: 'background.paper',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: `${tone}.main`,
      }}
    >
      <Picture
        fontSize="small"
        titleAccess={translate('notices.panel.urgency', { colour: colour ? inWords(colour.label) : couleur })}
        sx={{ color: `${tone}.main`, mt: 0.25 }}
      />
      <DialogScreen target={SCREEN}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {titre}
          </Typography>
          {about}
          <LongMessage text={notice.message} />
          {has(notice.fichiers) && (
            <Box sx={{ mt: 0.5 }}>
              <FieldCell field="fichiers" record={notice} />
            </Box>
          )}
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, color: 'text.secondary', fontSize: 13, mt: 0.5 }}
          >
            {notice.auteurId !== null && notice.auteurId !== undefined && (
              <FieldCell field="auteurId" record={notice} />
            )}
            {notice.date && <FieldCell field="date" record={notice} />}
            {has(notice.tagsId) && <FieldCell field="tagsId" record={notice} />}
          </Box>
        </Box>
        {(canEdit || canDelete) && (
          <Box sx={{ flex: 'none', display: 'flex', alignItems: 'start' }}>
            {canEdit && (
              <IconAction
                label={translate('notices.panel.edit', { title: titre })}
                tooltip={translate('screens.actions.edit')}
                icon={<EditOutlined fontSize="small" />}
                onClick={() => open({ notice })}
              />
            )}
            {canDelete && (
              <IconAction
                label={translate('notices.panel.remove', { title: titre })}
                tooltip={translate('screens.actions.delete')}
                color="error"
                icon={<DeleteOutlined fontSize="small" />}
                onClick={() => setRemoving(true)}
              />
            )}
          </Box>
        )}
      </DialogScreen>
      {isRemoving && <RemoveNotice notice={notice} onClose={() => setRemoving(false)} />}
    </Box>
  );
}

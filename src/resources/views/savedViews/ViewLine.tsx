import CheckIcon from '@mui/icons-material/Check';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import LinkIcon from '@mui/icons-material/Link';
import SaveOutlined from '@mui/icons-material/SaveOutlined';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'ra-core';
import { IconAction } from '../page/IconAction';

export interface ViewLineProps {
  readonly name: string;
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onCopy: () => void;
  readonly own?: { readonly onReplace: () => void; readonly onEdit: () => void; readonly onDelete: () => void };
}

export function ViewLine({ name, isShown, onShow, onCopy, own }: ViewLineProps) {
  const translate = useTranslate();
  return (
    <ListItem disablePadding sx={{ gap: 0.25, pr: 1 }}>
      <ListItemButton onClick={onShow} aria-current={isShown} sx={{ borderRadius: 1, py: 0.5, minWidth: 0 }}>
        <ListItemIcon sx={{ minWidth: 28 }}>{isShown && <CheckIcon fontSize="small" />}</ListItemIcon>
        <ListItemText primary={name} slotProps={{ primary: { noWrap: true, title: name } }} />
      </ListItemButton>
      {own && !isShown && (
        <IconAction
          label={translate('screens.page.labelled', { label: translate('savedViews.update'), name })}
          icon={<SaveOutlined fontSize="small" />}
          onClick={own.onReplace}
        />
      )}
      <IconAction
        label={translate('savedViews.copy', { name })}
        icon={<LinkIcon fontSize="small" />}
        onClick={onCopy}
      />
      {own && (
        <>
          <IconAction
            label={translate('savedViews.edit', { name })}
            icon={<EditOutlined fontSize="small" />}
            onClick={own.onEdit}
          />
          <IconAction
            label={translate('savedViews.delete', { name })}
            icon={<DeleteOutline fontSize="small" />}
            onClick={own.onDelete}
          />
        </>
      )}
    </ListItem>
  );
}

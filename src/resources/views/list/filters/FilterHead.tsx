import ArrowBack from '@mui/icons-material/ArrowBack';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { IconAction } from '../../page/IconAction';

export interface FilterHeadProps {
  readonly title: string;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export function FilterHead({ title, onBack, onClose }: FilterHeadProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconAction
        label={translate('screens.list.filters.otherField')}
        icon={<ArrowBack fontSize="small" />}
        onClick={onBack}
      />
      <Typography component="h2" variant="subtitle2" noWrap sx={{ flexGrow: 1 }}>
        {title}
      </Typography>
      <IconAction label={translate('screens.page.close')} icon={<Close fontSize="small" />} onClick={onClose} />
    </Box>
  );
}

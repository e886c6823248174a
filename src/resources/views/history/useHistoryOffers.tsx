import type { ToolOffer } from '../tools/toolOffer';
import DeleteSweepOutlined from '@mui/icons-material/DeleteSweepOutlined';
import History from '@mui/icons-material/History';
import { useTranslate } from 'ra-core';
import { toolPath } from '../../routes/tools';
import { useOffers } from '../access/useOffers';
import { useScreen } from '../ScreenContext';

export function useBinOffer(): ToolOffer | undefined {
  const translate = useTranslate();
  const { schema, parents } = useScreen();
  if (!useOffers().hasTool(schema, 'bin')) return undefined;
  return {
    name: 'bin',
    label: translate('history.bin.menu'),
    icon: <DeleteSweepOutlined fontSize="small" />,
    to: toolPath(schema, 'bin', parents),
  };
}

export function useChangesOffer(): ToolOffer | undefined {
  const translate = useTranslate();
  const { schema, parents } = useScreen();
  if (!useOffers().hasTool(schema, 'changes')) return undefined;
  return {
    name: 'changes',
    label: translate('history.changes.menu'),
    icon: <History fontSize="small" />,
    to: toolPath(schema, 'changes', parents),
  };
}

import type { ToolOffer } from '../tools/toolOffer';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useTranslate } from 'ra-core';
import { hasTool, toolPath } from '../../routes/tools';
import { useAllowed } from '../access/useAllowed';
import { useScreen } from '../ScreenContext';

export function useImportOffer(): ToolOffer | undefined {
  const translate = useTranslate();
  const { schema, parents } = useScreen();
  const mayCreate = useAllowed('create');
  const mayEdit = useAllowed('edit');
  if (!hasTool(schema, 'import') || !(mayCreate || mayEdit)) return undefined;
  return {
    name: 'import',
    label: translate('exchange.import.action'),
    icon: <UploadIcon fontSize="small" />,
    to: toolPath(schema, 'import', parents),
  };
}

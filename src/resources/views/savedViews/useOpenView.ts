import { useStore } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { useListName } from '../list/columns/useColumns';
import { useScreen } from '../ScreenContext';
import { useShownView } from './useShownView';
import { isSameView, printView, readView } from './viewContent';

interface Opened {
  readonly name: string;
  readonly content: string;
  /** The list's state before a view was opened. */
  readonly before?: string;
}

const NONE: Opened = { name: '', content: '' };

export interface OpenView {
  /** Name of the open view, if the list still shows it or a narrower filter. */
  readonly name: string | undefined;
  readonly isChanged: boolean;
  readonly setOpen: (view: AnyRecord) => void;
  readonly close: () => void;
}

export function useOpenView(): OpenView {
  const { schema } = useScreen();
  const [shown, show] = useShownView();
  const [opened, setOpened] = useStore<Opened>(`${useListName()}.openView`, NONE);
  const content = readView(schema, opened.content);
  const isSame = content !== undefined && isSameView(content, shown);
  const isOpen = isSame || (content !== undefined && Object.keys(shown.filter).length > 0);
  return {
    name: isOpen ? opened.name : undefined,
    isChanged: isOpen && !isSame,
    setOpen: ({ nom, contenu }) =>
      setOpened({
        name: String(nom),
        content: String(contenu),
        before: isOpen && opened.before !== undefined ? opened.before : printView(shown),
      }),
    close: () => {
      const { columns, density } = (isOpen && readView(schema, opened.before)) || shown;
      setOpened(NONE);
      show({ filter: {}, sort: schema.list.sort, columns, density });
    },
  };
}

import MenuList from '@mui/material/MenuList';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ReadOnlyProvider } from './ReadOnlyContext';
import { WriteItem } from './WriteItem';

it.each([
  [false, 1],
  [true, 0],
])('writes, but while viewing as another person it gives the reason instead (%s)', async (isReadOnly, count) => {
  const onClick = vi.fn();
  render(
    <ReadOnlyProvider value={isReadOnly}>
      <MenuList>
        <WriteItem label="Dupliquer le planning" onClick={onClick} />
      </MenuList>
    </ReadOnlyProvider>,
  );
  await userEvent.click(screen.getByRole('menuitem', { name: /Dupliquer le planning/ }));
  expect(onClick).toHaveBeenCalledTimes(count);
  expect(screen.queryAllByText('access.viewAs.withheld')).toHaveLength(isReadOnly ? 1 : 0);
});

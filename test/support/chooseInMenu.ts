import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { RECORD_MENU } from './recordMenu';

export async function chooseInMenu(user: UserEvent, line: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: RECORD_MENU }));
  await user.click(await screen.findByRole('menuitem', { name: line }));
}

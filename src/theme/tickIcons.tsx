import createPlainIcon from './createPlainIcon';

const BOX = 'M7 2.4h10A4.6 4.6 0 0 1 21.6 7v10a4.6 4.6 0 0 1-4.6 4.6H7A4.6 4.6 0 0 1 2.4 17V7A4.6 4.6 0 0 1 7 2.4Z';
const INNER = 'M7 4.2A2.8 2.8 0 0 0 4.2 7v10A2.8 2.8 0 0 0 7 19.8h10a2.8 2.8 0 0 0 2.8-2.8V7A2.8 2.8 0 0 0 17 4.2Z';

const Empty = createPlainIcon(<path d={BOX + INNER} fillRule="evenodd" />);
const Ticked = createPlainIcon(
  <path d={`${BOX}M10.4 16.6 17.8 9.2 16.3 7.7 10.4 13.6 7.7 10.9 6.2 12.4Z`} fillRule="evenodd" />,
);
const Partial = createPlainIcon(<path d={`${BOX}M7 11V13H17V11Z`} fillRule="evenodd" />);

/** MUI's checkbox, drawn as those of lists (`.tick`): both stand in one page. */
export const tickIcons = { icon: <Empty />, checkedIcon: <Ticked />, indeterminateIcon: <Partial /> } as const;

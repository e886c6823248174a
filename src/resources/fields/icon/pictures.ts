import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutlineOutlined';
import CoffeeOutlined from '@mui/icons-material/CoffeeOutlined';
import EuroOutlined from '@mui/icons-material/EuroOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import ViewInArOutlined from '@mui/icons-material/ViewInArOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { IconName } from './kind';

/** MUI icon for each icon of section 3 of the specification. */
export const PICTURES: Readonly<Record<IconName, ComponentType<SvgIconProps>>> = {
  Tool: BuildOutlined,
  Mail: MailOutlined,
  MessageCircle: ChatBubbleOutline,
  Coffee: CoffeeOutlined,
  BarChart2: BarChartOutlined,
  DollarSign: EuroOutlined,
  Bell: NotificationsOutlined,
  Codesandbox: ViewInArOutlined,
};

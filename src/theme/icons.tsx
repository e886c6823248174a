import Add from '@mui/icons-material/Add';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import ClassOutlined from '@mui/icons-material/ClassOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DirectionsCarOutlined from '@mui/icons-material/DirectionsCarOutlined';
import Diversity3Outlined from '@mui/icons-material/Diversity3Outlined';
import DomainOutlined from '@mui/icons-material/DomainOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FactoryOutlined from '@mui/icons-material/FactoryOutlined';
import FamilyRestroomOutlined from '@mui/icons-material/FamilyRestroomOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import GridOnOutlined from '@mui/icons-material/GridOnOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HealthAndSafetyOutlined from '@mui/icons-material/HealthAndSafetyOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import InsertDriveFileOutlined from '@mui/icons-material/InsertDriveFileOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MoodOutlined from '@mui/icons-material/MoodOutlined';
import OpenInNew from '@mui/icons-material/OpenInNew';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import PortraitOutlined from '@mui/icons-material/PortraitOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import Repeat from '@mui/icons-material/Repeat';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import ShowChart from '@mui/icons-material/ShowChart';
import TagOutlined from '@mui/icons-material/TagOutlined';
import WorkHistoryOutlined from '@mui/icons-material/WorkHistoryOutlined';
import WorkOutlineOutlined from '@mui/icons-material/WorkOutlineOutlined';
import WorkspacesOutlined from '@mui/icons-material/WorkspacesOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { IconName } from '../resources/language/iconNames';

const icons: Readonly<Record<IconName, ComponentType<SvgIconProps>>> = {
  contract: DescriptionOutlined,
  domain: AccountTreeOutlined,
  family: FamilyRestroomOutlined,
  category: CategoryOutlined,
  right: KeyOutlined,
  key: KeyOutlined,
  clock: ScheduleOutlined,
  percent: PercentOutlined,
  health: HealthAndSafetyOutlined,
  worktime: WorkHistoryOutlined,
  intervention: Diversity3Outlined,
  nature: ClassOutlined,
  project: AssignmentOutlined,
  sector: FactoryOutlined,
  theme: LabelOutlined,
  stakeholder: HubOutlined,
  code: TagOutlined,
  tenant: DomainOutlined,
  settings: SettingsOutlined,
  function: BadgeOutlined,
  vehicle: DirectionsCarOutlined,
  company: BusinessOutlined,
  partner: HandshakeOutlined,
  supplier: LocalShippingOutlined,
  user: PersonOutlined,
  team: GroupsOutlined,
  group: WorkspacesOutlined,
  skill: SchoolOutlined,
  planning: CalendarMonthOutlined,
  incident: ReportProblemOutlined,
  file: InsertDriveFileOutlined,
  home: HomeOutlined,
  statistics: BarChartOutlined,
  changelog: CampaignOutlined,
  export: FileDownloadOutlined,
  delivery: SendOutlined,
  opinion: MoodOutlined,
  simulation: ScienceOutlined,
  site: PlaceOutlined,
  contact: ContactsOutlined,
  portrait: PortraitOutlined,
  approval: FactCheckOutlined,
  request: RateReviewOutlined,
  flag: FlagOutlined,
  trend: ShowChart,
  report: AssessmentOutlined,
  profession: WorkOutlineOutlined,
  repeat: Repeat,
  matrix: GridOnOutlined,
  shield: ShieldOutlined,
  add: Add,
  application: OpenInNew,
};

export interface SchemaIconProps extends SvgIconProps {
  /** Undefined shows a neutral dot. */
  readonly name: IconName | undefined;
}

/** A declared icon. Decorative: text is always beside it. */
export function SchemaIcon({ name, ...props }: SchemaIconProps) {
  const Icon = name === undefined ? CircleOutlined : icons[name];
  return <Icon fontSize="small" aria-hidden {...props} />;
}

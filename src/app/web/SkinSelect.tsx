import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useTexts } from '#kit/web/i18n.ts';
import { BarSelect } from './BarSelect.tsx';
import { offeredSkins, useSkin } from './skin.ts';

const icons = { light: IconSun, dark: IconMoon, system: IconDeviceDesktop };

export function SkinSelect() {
  const t = useTexts('app');
  const { skin, chooseSkin } = useSkin();
  const Icon = icons[skin];
  const choices = offeredSkins.map((offered) => ({ value: offered, label: t(`skin.${offered}`) }));
  return <BarSelect icon={<Icon size={20} aria-hidden />} label={t('bar.skin')} value={skin} choices={choices} choose={chooseSkin} />;
}

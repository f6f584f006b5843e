import { TextInput, type TextInputProps } from '@mantine/core';
import {
  IconBrandFacebook,
  IconBrandGoogle,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconLetterQ,
  type TablerIcon,
} from '@tabler/icons-react';
import { useTexts } from '../locale/i18n.ts';

/** Trade names, the same in every language. */
const networks = {
  twitter: { name: 'X (Twitter)', Icon: IconBrandX },
  facebook: { name: 'Facebook', Icon: IconBrandFacebook },
  google: { name: 'Google', Icon: IconBrandGoogle },
  linkedIn: { name: 'LinkedIn', Icon: IconBrandLinkedin },
  instagram: { name: 'Instagram', Icon: IconBrandInstagram },
  quora: { name: 'Quora', Icon: IconLetterQ },
} as const satisfies Record<string, { name: string; Icon: TablerIcon }>;

/** A field for a social network profile: a URL or a user name. */
export function NetworkField({ network, ...props }: TextInputProps & { network: keyof typeof networks }) {
  const t = useTexts('kit');
  const { name, Icon } = networks[network];
  return (
    <TextInput
      dir="ltr"
      inputMode="url"
      autoComplete="off"
      label={name}
      leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
      // Google profiles have no user names.
      placeholder={network === 'google' ? 'https://' : t('form.networkHint')}
      maxLength={300}
      {...props}
    />
  );
}

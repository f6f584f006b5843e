import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '#kit/web/i18n.ts';

/** A field for a password, which can be looked at. */
export function PasswordField(props: PasswordInputProps) {
  const t = useTexts('auth');
  const [shows, setShows] = useState(false);
  return (
    <PasswordInput
      {...props}
      // Mantine tells its other fields.
      aria-invalid={props.error ? true : undefined}
      errorProps={{ role: 'alert' }}
      size="md"
      visible={shows}
      onVisibilityChange={setShows}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': shows ? t('login.hidePassword') : t('login.showPassword') }}
    />
  );
}

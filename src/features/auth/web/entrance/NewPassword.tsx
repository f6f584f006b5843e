import { type Ref, useState } from 'react';
import { PasswordField } from '#kit/web/form/PasswordField.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { passwordLength } from '../../contract.ts';
import classes from '../entrance.module.css';
import { strengthOf, strengths } from './strength.ts';

type NewPasswordProps = {
  label: string;
  error: string | undefined;
  /** What others know about the account. */
  known: readonly string[];
  ref: Ref<HTMLInputElement>;
};

/** A field for a new password, with an estimate of its strength. */
export function NewPassword({ label, error, known, ref }: NewPasswordProps) {
  const t = useTexts('entrance');
  const [password, setPassword] = useState('');
  const [refused, setRefused] = useState({ error, password });
  if (refused.error !== error) setRefused({ error, password });
  const isRefused = error !== undefined && refused.password === password;
  const strength = strengthOf(password, known);
  const description = (
    <span className={classes.strength} data-strength={password ? strength : undefined}>
      <span className={classes.bars} aria-hidden>
        {strengths.slice(1).map((step) => (
          <i key={step} data-on={(password && strengths.indexOf(step) <= strengths.indexOf(strength)) || undefined} />
        ))}
      </span>
      {password ? t(`strength.${strength}`, { count: passwordLength.minLength }) : t('strength.hint')}
    </span>
  );
  return (
    <PasswordField
      size="md"
      ref={ref}
      name="password"
      label={label}
      autoComplete="new-password"
      maxLength={passwordLength.maxLength}
      error={error}
      // Hidden after the server has refused the password: it knows more passwords than this estimate.
      description={isRefused ? undefined : description}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      onChange={(event) => setPassword(event.currentTarget.value)}
    />
  );
}

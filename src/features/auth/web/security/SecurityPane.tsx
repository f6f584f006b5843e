import classes from '#kit/web/page/SettingsSection.module.css';
import { ChangePassword } from './ChangePassword.tsx';
import { Sessions } from './Sessions.tsx';
import { TwoStep } from './TwoStep.tsx';

/** The security settings: password, two-step verification and sessions. */
export function SecurityPane() {
  return (
    <div className={classes.pane}>
      <ChangePassword />
      <TwoStep />
      <Sessions />
    </div>
  );
}

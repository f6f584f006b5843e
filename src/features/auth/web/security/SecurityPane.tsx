import { ChangePassword } from './ChangePassword.tsx';
import classes from './Security.module.css';
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

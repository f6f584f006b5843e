import { ChangePassword } from './ChangePassword.tsx';
import classes from './Security.module.css';
import { Sessions } from './Sessions.tsx';
import { TwoStep } from './TwoStep.tsx';

/** What keeps others out of the account: password, second step, and where it is open. */
export function SecurityPane() {
  return (
    <div className={classes.pane}>
      <ChangePassword />
      <TwoStep />
      <Sessions />
    </div>
  );
}

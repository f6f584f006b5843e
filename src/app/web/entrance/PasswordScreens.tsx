// Forgotten password, new password, and accepting an invitation.
import { ChoosePassword } from '#features/auth/web/entrance/ChoosePassword.tsx';
import { ForgotPassword } from '#features/auth/web/entrance/ForgotPassword.tsx';
import { Entrance } from './Entrance.tsx';
import { ForgotDrawing, NewPasswordDrawing, RegisterDrawing } from './entranceDrawings.tsx';

export function ForgotPasswordScreen() {
  return (
    <Entrance drawing={<ForgotDrawing />}>
      <ForgotPassword />
    </Entrance>
  );
}

export function ResetPasswordScreen() {
  return (
    <Entrance drawing={<NewPasswordDrawing />}>
      <ChoosePassword purpose="reset" />
    </Entrance>
  );
}

export function InvitationScreen() {
  return (
    <Entrance drawing={<RegisterDrawing />}>
      <ChoosePassword purpose="invitation" />
    </Entrance>
  );
}

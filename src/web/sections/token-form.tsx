import { Form, useNavigation } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Button, type ButtonProps } from "#ui/button.tsx";

type TokenFormProps = {
  name: string;
  token: string;
  submit: string;
  variant?: ButtonProps["variant"];
  notice?: string | null;
};

/** Only the button acts: programs that look at mail follow every link in it. */
export function TokenForm({ name, token, submit, variant = "primary", notice }: TokenFormProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <Form method="post" className="grid gap-6">
      {notice ? (
        <Alert tone="danger" role="alert">
          <p>{notice}</p>
        </Alert>
      ) : null}
      <input type="hidden" name={name} value={token} />
      <Button size="large" variant={variant} busy={isBusy} className="justify-self-start max-sm:w-full">
        {submit}
      </Button>
    </Form>
  );
}

import { type ComponentProps, useState } from "react";
import { passwordStrengthLabel, passwordStrengths } from "#content/password-strengths.ts";
import { type PasswordStrength, passwordStrength } from "#domain/accounts/password-strength.ts";
import { PasswordField } from "#ui/field/password-field.tsx";

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, "autoComplete" | "onValueChange"> & {
  /** What others know of this person and would try first; asked at every keystroke. */
  known?: () => readonly string[];
};

const TILES: Readonly<Record<PasswordStrength, { count: number; color: string }>> = {
  "wrong-length": { count: 0, color: "" },
  predictable: { count: 1, color: "bg-danger border-danger" },
  weak: { count: 2, color: "bg-sun-fill border-sun-edge" },
  fair: { count: 3, color: "bg-secondary-fill border-secondary-edge" },
  strong: { count: 4, color: "bg-secondary-fill border-secondary-edge" },
};

/** A password to choose: four tiles light up as it gets harder to guess. */
export function NewPasswordField({ known, ...field }: NewPasswordFieldProps) {
  const [strength, setStrength] = useState<PasswordStrength | null>(null);
  const { count, color } = strength ? TILES[strength] : { count: 0, color: "" };
  return (
    <div>
      <PasswordField
        {...field}
        autoComplete="new-password"
        onValueChange={(password) => setStrength(password === "" ? null : passwordStrength(password, known?.() ?? []))}
      />
      <div className="needs-js mt-3 flex min-h-6 items-center gap-3">
        <span aria-hidden="true" className="flex gap-1">
          {[1, 2, 3, 4].map((tile) => (
            <span
              key={tile}
              className={`h-3 w-9 rounded-[4px] border transition-colors duration-200 ${tile <= count ? color : "border-tile-edge bg-tile"}`}
            />
          ))}
        </span>
        <span role="status" className="text-small">
          {strength ? (
            <>
              <span className="sr-only">{passwordStrengthLabel}: </span>
              {passwordStrengths[strength]}
            </>
          ) : null}
        </span>
      </div>
    </div>
  );
}

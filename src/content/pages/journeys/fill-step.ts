type Step = { readonly label: string; readonly description: string };

/** Title and description of one step, under its journey. */
export const fillStep = (journey: string, path: string, step: Step | undefined) =>
  step === undefined
    ? {}
    : {
        title: `${step.label}: ${journey.toLowerCase()}`,
        description: step.description,
        // Both on one line of a phone.
        crumb: step.label,
        trail: [{ name: journey.replace(" in vier stappen", ""), path }],
      };

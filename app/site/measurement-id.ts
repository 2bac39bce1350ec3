import { createContext } from "react";

/** GA_MEASUREMENT_ID while the server renders, error pages included; browsers never see a value. */
export const MeasurementId = createContext<string | undefined>(undefined);

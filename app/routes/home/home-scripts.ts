// One file: a request costs more than these few bytes.
import "~/enhance/focus-opener";
import "~/enhance/image-fallback";
import "~/enhance/logo-to-top";
import "~/enhance/roll-film";

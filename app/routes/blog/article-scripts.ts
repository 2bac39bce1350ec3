// One file: a request costs more than these few bytes.
import "~/enhance/image-fallback";
import "./share-article";
